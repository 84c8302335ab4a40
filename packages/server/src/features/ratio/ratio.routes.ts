import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { implement } from '../../platform/implement.ts'
import { explain, getBoard, getDay, getWatch, listShortfalls, pause, resume } from './ratio.handlers.ts'
import { moveAdult, moveChildren } from './ratio.move.handlers.ts'

const record = { can: 'attendance.record', live: 'attendance.read' } as const

export const ratioRoutes = implement(ratio, {
  getBoard: { can: 'attendance.read', run: getBoard },
  getDay: { can: 'attendance.read', run: getDay },
  getWatch: { can: 'attendance.read', run: getWatch },
  pause: { ...record, audit: 'ratio.pause', run: pause },
  resume: { ...record, audit: 'ratio.resume', run: resume },
  moveAdult: { ...record, audit: 'ratio.move-adult', run: moveAdult },
  moveChildren: { ...record, audit: 'ratio.move-children', run: moveChildren },
  listShortfalls: { can: 'attendance.read', run: listShortfalls },
  explain: { can: 'safety.oversee', live: 'attendance.read', audit: 'ratio.explain', run: explain },
})
