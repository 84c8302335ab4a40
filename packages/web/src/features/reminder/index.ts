export { GoodToKnow } from './GoodToKnow.tsx'
export { tipIdsQuery } from './reminder.data.ts'
