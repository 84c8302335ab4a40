// node tools/parts.ts prints the list of parts (SBOM).
import { listOfParts } from './lib/parts.ts'

process.stdout.write(listOfParts())
