import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from './place.ts'
import { Problem } from './problem.ts'
import { temporaryFolder } from './temporary-postgres.ts'

it('says in a sentence that a folder cannot be written to', async () => {
  const folder = await temporaryFolder()
  try {
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    const make = () => makeFolder(join(file, 'data'))
    expect(make).toThrow(Problem)
    expect(make).toThrow(/^Daybook cannot write to \S+ \(ENOTDIR\)\. Make it writable, or set DATA_DIR/)
  } finally {
    await folder.remove()
  }
})
