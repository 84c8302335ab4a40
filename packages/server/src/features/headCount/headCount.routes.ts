import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { implement } from '../../platform/implement.ts'
import { getBoard, getWatch, listCounts } from './headCount.handlers.ts'
import { end, explain, mark, start } from './headCount.write.handlers.ts'

const record = (name: string) =>
  ({ can: 'attendance.record', live: 'attendance.read', audit: `headCount.${name}` }) as const

export const headCountRoutes = implement(headCount, {
  getBoard: { can: 'attendance.read', run: getBoard },
  getWatch: { can: 'attendance.read', run: getWatch },
  listCounts: { can: 'attendance.read', run: listCounts },
  start: { ...record('start'), run: start },
  mark: { ...record('mark'), run: mark },
  explain: { ...record('explain'), run: explain },
  end: { ...record('end'), run: end },
})
