export { ChildStories } from './ChildStories.tsx'
