import { run } from './run.mjs'

await run('tools/start.ts', process.argv.slice(2))
