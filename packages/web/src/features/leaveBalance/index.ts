export { AskedOutlook } from './AskedOutlook.tsx'
export { RequestOutlook } from './OutlookFacts.tsx'
export { OwnBalance } from './OwnBalance.tsx'
export { StaffBalance } from './StaffBalance.tsx'
