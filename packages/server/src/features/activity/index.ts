export type { FeedFiles } from './activity.files.ts'
export { post, takeBack } from './activity.post.ts'
