export { AskedOutlook } from './AskedOutlook.tsx'
export { OwnBalance } from './LazyLedger.tsx'
export { RequestOutlook } from './OutlookFacts.tsx'
export { StaffBalance } from './StaffBalance.tsx'
