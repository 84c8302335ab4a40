import { ChildStories } from '../learningStory/index.ts'

export function StoriesPanel({ id }: { id: string }) {
  return <ChildStories childId={id} />
}
