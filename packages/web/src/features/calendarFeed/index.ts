export { FeedSheet } from './FeedSheet.tsx'
