// `npm run openapi` prints the OpenAPI document as JSON. The running server has it at /api/openapi.json.
import { listRoutes } from '../packages/server/src/app/features.ts'
import { openApi } from '../packages/server/src/app/openapi.ts'

process.stdout.write(`${JSON.stringify(openApi(listRoutes()), null, 2)}\n`)
