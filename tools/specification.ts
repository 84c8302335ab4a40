// `node tools/run.mjs tools/specification.ts` counts the rows of docs/specification.md anew, in the table at its head.
import { readFileSync, writeFileSync } from 'node:fs'
import { documentPath, withCounts } from './lib/specification.ts'

writeFileSync(documentPath, withCounts(readFileSync(documentPath, 'utf8')))
