import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import type { payParityFields } from '@daybook/contract/payParity/payParity.fields.ts'
import { payParityReport } from '@daybook/contract/payParity/payParity.report.ts'
import { newestTable, payTableOf } from '@daybook/contract/payParity/payParity.steps.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { payTableInForce } from '../payTable/payTable.queries.ts'
import { type ReportKind, reportHandlers } from '../report/index.ts'
import { countryOfCentre } from './payParity.queries.ts'

type Reading = Pick<Context<unknown, Actor>, 'tx' | 'actor'> &
  Partial<Pick<Context<unknown, Actor>, 'caller'>>

/** The table that counts today, with its steps in order. */
async function stepsToday({ tx, actor: { today }, caller }: Reading) {
  const entered = await payTableInForce(tx, today)
  const source = entered?.name ?? ''
  const own = entered && {
    ...entered,
    from: entered.startsOn,
    source,
    chineseSource: source,
    isVerified: true,
  }
  const table = newestTable(own, payTableOf(await countryOfCentre(tx), today))
  if (!table) return null
  const { from, isVerified, steps } = table
  return {
    from,
    source: caller?.language === 'zh-CN' ? table.chineseSource : table.source,
    isVerified,
    isOwn: table === own,
    steps: steps
      .map((step) => ({ ...step, startsFor: step.startsFor ?? [] }))
      .toSorted((a, b) => a.step - b.step),
  }
}

const payParityKind: ReportKind<typeof payParityFields> = {
  ...payParityReport,
  name: 'payParity',
  async check(context, { values }) {
    const table = await stepsToday(context)
    if (!table?.steps.some(({ step }) => step === values.step))
      fail('PAY_STEP_UNKNOWN', { 'detail.step': 'NO_SUCH_STEP' })
  },
}

const handlers = reportHandlers(payParityKind)
/** Reading somebody's pay writes who did so into the audit trail. */
const look = { can: 'report.submit', tx: 'write', audit: 'payParity.look' } as const

export const payParityRoutes = implement(payParity, {
  ...handlers,
  get: {
    ...look,
    async run(context) {
      const answer = await handlers.get.run(context)
      context.auditSubjects(answer.id, answer.author.id)
      return answer
    },
  },
  list: {
    ...look,
    async run(context) {
      const answer = await handlers.list.run(context)
      context.auditSubjects(...answer.records.map(({ id }) => id))
      return answer
    },
  },
  getCurrent: {
    ...look,
    async run(context) {
      const input = { current: 1, size: 1, ascs: [], descs: [] }
      const confirmed = await handlers.listMine.run({ ...context, input: { ...input, state: 'confirmed' } })
      const own =
        confirmed.records.length > 0 ? confirmed : await handlers.listMine.run({ ...context, input })
      const [current = null] = own.records
      if (current) context.auditSubjects(current.id)
      return current
    },
  },
  getSteps: { can: 'report.submit', run: stepsToday },
})
