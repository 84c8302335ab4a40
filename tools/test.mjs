import { run } from './run.mjs'

await run('tools/test.ts', process.argv.slice(2))
