// Live updates of children besides those of every register, which know the boards.
import { child } from '@daybook/contract/child/child.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { submit, remove, savePicture, getPicture, listChildren, listWaiting } = client(child)
const readAgain = [{ read: listChildren }, { read: listWaiting }]

liveUpdates(submit, { readAgain })
liveUpdates(remove, { readAgain })
liveUpdates(savePicture, { readAgain: [...readAgain, { read: getPicture }] })
