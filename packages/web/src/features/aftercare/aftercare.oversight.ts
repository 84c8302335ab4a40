import type { AftercareOversight } from '@daybook/contract/aftercare/aftercare.contract.ts'
import type { OversightSections } from '../../platform/oversight.ts'
import { lateLooksRow } from '../watch/index.ts'

export const aftercareOversight: OversightSections<AftercareOversight> = {
  lateLooks: {
    order: 2,
    title: 'aftercare.overseenLooks',
    none: 'aftercare.overseenLooksNone',
    subject: 'accident',
    row: lateLooksRow,
  },
}
