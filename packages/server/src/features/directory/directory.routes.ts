import { directory } from '@daybook/contract/directory/directory.contract.ts'
import { implement } from '../../platform/implement.ts'
import {
  getDirectory,
  getDirectoryWay,
  removeDirectory,
  saveDirectory,
  startDirectory,
} from './directory.handlers.ts'
import { checkIssuer } from './directory.issuer.ts'
import type { DirectoryParts } from './directory.provider.ts'

export const directoryRoutes = (parts: DirectoryParts) =>
  implement(directory, {
    getDirectory: { can: 'centre.configure', run: getDirectory(parts) },
    saveDirectory: {
      can: 'centre.configure',
      audit: 'directory.save',
      askOutside: ({ issuer }) => checkIssuer(parts, issuer),
      run: saveDirectory(parts),
    },
    removeDirectory: { can: 'centre.configure', audit: 'directory.remove', run: removeDirectory },
    getDirectoryWay: { can: 'public', run: getDirectoryWay },
    startDirectory: { can: 'public', run: startDirectory(parts) },
  })
