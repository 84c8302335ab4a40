import { file } from '@daybook/contract/file/file.contract.ts'
import { implement } from '../../platform/implement.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { putFile } from './file.handlers.ts'
import { receiveInto } from './file.receive.ts'

export const fileRoutes = ({ storage }: { storage: Storage }) =>
  implement(file, {
    putFile: { can: 'file.upload', audit: 'file.upload', receive: receiveInto(storage), run: putFile },
  })
