import { drill } from '@daybook/contract/drill/drill.contract.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { type ChecklistKind, templateFor } from '../checklist/index.ts'
import {
  drillKinds,
  finish,
  getDrill,
  getPage,
  hold,
  listDrills,
  mark,
  stop,
  submitDrillData,
} from './drill.handlers.ts'

const current = (kind: ChecklistKind) =>
  ({
    can: 'check.read',
    run: ({ tx, caller }: Context<unknown, Actor>) => templateFor(tx, kind, undefined, caller.language),
  }) as const
const writes = (name: string) =>
  ({ can: 'check.record', audit: `drill.${name}`, live: 'check.read' }) as const

export const drillRoutes = implement(drill, {
  getDrillChecklist: current(drillKinds.fireDrill),
  getEarthquakeChecklist: current(drillKinds.earthquakeDrill),
  getLockdownChecklist: current(drillKinds.lockdownDrill),
  listDrills: { can: 'check.read', run: listDrills },
  getPage: { can: 'check.read', run: getPage },
  getDrill: { can: 'check.read', run: getDrill },
  hold: { ...writes('hold'), run: hold },
  mark: { ...writes('mark'), run: mark },
  stop: { ...writes('stop'), run: stop },
  submitData: { ...writes('submit'), run: submitDrillData },
  finish: { ...writes('finish'), run: finish },
})

export const drillChecklists = drillKinds
