import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { implement } from '../../platform/implement.ts'
import { getAftercare, getWatch, look, sign } from './aftercare.handlers.ts'

const record = { can: 'report.submit', live: 'report.submit' } as const

export const aftercareRoutes = implement(aftercare, {
  get: { can: 'report.submit', run: getAftercare },
  getWatch: { can: 'report.submit', run: getWatch },
  look: { ...record, audit: 'aftercare.look', run: look },
  sign: { ...record, audit: 'aftercare.sign', run: sign },
})
