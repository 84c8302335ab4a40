// The generated tables of what a web feature's data declares: live updates, and operations that may wait.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { liveFileOf } from './declared-kinds.ts'
import { checkout } from './place.ts'
import { format, type GeneratedFile, head } from './table-text.ts'

const features = join(checkout, 'packages/web/src/features')
const webApp = 'packages/web/src/app'

/** Functions that load the live updates of each web feature. */
export function liveTable(): GeneratedFile {
  const rows = readdirSync(features)
    .sort()
    .map((feature) => [feature, liveFileOf(feature)])
    .flatMap(([feature, file]) => (file ? [`${feature}: () => import('../features/${file}')`] : []))
  const path = `${webApp}/live.generated.ts`
  const text = `export const live = { ${rows.join(', ')} }\n`
  return { path, text: format(path, head('features/*/*.{live,data}.ts') + text) }
}

/** Imports every file of a feature's data that declares operations that may wait in the outbox. */
export function queueablesTable(): GeneratedFile {
  const files = globSync('*/*.data.ts', { cwd: features })
    .sort()
    .filter((file) => /= queueable\(/.test(readFileSync(join(features, file), 'utf8')))
  const path = `${webApp}/queueables.generated.ts`
  const text = files.map((file) => `import '../features/${file}'\n`).join('')
  return { path, text: format(path, head('features/*/*.data.ts') + text) }
}
