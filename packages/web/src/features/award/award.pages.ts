import { OrCertificate } from './OrCertificate.tsx'
import { PrintAward } from './PrintAward.tsx'

export const awardPages = { More: PrintAward, Around: OrCertificate }
