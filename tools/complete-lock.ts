// Run after adding a dependency: npm run complete-lock (see lib/lock-file.ts).
import { closeGaps } from './lib/lock-file.ts'

const added = closeGaps()
console.log(`package-lock.json: ${added.length} entries added.`)
for (const { name, version } of added) console.log(`  ${name} ${version}`)
