import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { implement } from '../../platform/implement.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { checkVisitor, proveVisitor } from '../visitor/index.ts'
import { check, getKioskBoard, listCollectors, validateCheck } from './kiosk.check.handlers.ts'
import { addKiosk, listKiosks, pairKiosk, revokeKiosks, setPin } from './kiosk.handlers.ts'
import { reportTap } from './kiosk.notify.ts'
import { purgeTickets } from './kiosk.pin.queries.ts'
import type { KioskParts } from './kiosk.pin.ts'

/** Deletes tickets that nobody spent. */
const forgetTickets: Job = {
  name: 'forgetKioskTickets',
  daily: '03:30',
  run: ({ tx, clock }) => purgeTickets(tx, clock.now()),
}

export const kioskJobs = [forgetTickets]

export const kioskRoutes = (parts: KioskParts) =>
  implement(kiosk, {
    listKiosks: { can: 'kiosk.manage', run: listKiosks },
    addKiosk: { can: 'kiosk.manage', audit: 'kiosk.add', run: (context) => addKiosk(parts, context) },
    revokeKiosks: { can: 'kiosk.manage', audit: 'kiosk.revoke', run: revokeKiosks },
    pairKiosk: { can: 'public', audit: 'kiosk.pair', run: (context) => pairKiosk(parts, context) },
    getKioskBoard: { can: 'kiosk.use', run: getKioskBoard },
    listCollectors: { can: 'kiosk.use', run: listCollectors },
    validateCheck: {
      can: 'kiosk.use',
      audit: 'kiosk.validate',
      refused: 'kiosk.refuse-pin',
      run: (context) => validateCheck(parts, context),
      guest: (context) => proveVisitor(parts, context),
    },
    check: {
      can: 'kiosk.use',
      audit: 'kiosk.check',
      run: check,
      guest: (context) => checkVisitor(parts, context),
    },
    reportTap: { can: 'kiosk.use', audit: 'kiosk.report', run: reportTap },
    setPin: { can: 'staff', audit: 'staff.set-pin', run: setPin },
  })
