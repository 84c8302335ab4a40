import { drill } from '@daybook/contract/drill/drill.contract.ts'
import { type DrillType, drillTypes } from '@daybook/contract/drill/drill.rules.ts'
import { client } from '../../platform/api/client.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { photosIn } from '../checklist/index.ts'
import './drill.live.ts'

const api = client(drill)

/** The kind in an address; fire without a known one. */
export const typeNamed = (name: string | undefined): DrillType =>
  drillTypes.find((type) => type === name) ?? 'fire'

export const drillsQuery = () => ({ ...query(api.listDrills), staleTime: justRead })
export const drillPageQuery = (type: DrillType) => ({ ...query(api.getPage, { type }), staleTime: justRead })
export const drillQuery = (id: string) => ({ ...query(api.getDrill, { id }), staleTime: justRead })

export const holdDrill = queueable(api.hold, { label: 'drill.title' })
export const markPeople = queueable(api.mark, { label: 'drill.rollCall' })
export const stopDrill = queueable(api.stop, { label: 'drill.title', meansTheSame: ['DRILL_FINISHED'] })
export const answerDrill = queueable(api.submitData, { label: 'drill.title', filesOf: photosIn })
export const finishDrill = queueable(api.finish, { label: 'drill.title' })

/** Now, as an entry says when it happened. */
export const instant = () => new Date(serverNow()).toISOString()
