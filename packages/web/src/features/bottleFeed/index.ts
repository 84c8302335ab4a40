export { bottleFeedKind } from './bottleFeed.kind.ts'
