export { AskedOutlook } from './AskedOutlook.tsx'
export { OwnBalance } from './OwnBalance.tsx'
export { RequestOutlook } from './RequestOutlook.tsx'
export { StaffBalance } from './StaffBalance.tsx'
