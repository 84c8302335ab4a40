import { file } from '@daybook/contract/file/file.contract.ts'
import { aPicture } from '@daybook/testkit/pictures.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const fileSamples = samples(file, { putFile: () => ({ file: aPicture() }) })
