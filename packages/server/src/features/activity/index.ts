export type { FeedFiles } from './activity.files.ts'
export { post, reword, takeBack } from './activity.post.ts'
