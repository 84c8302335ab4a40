import { ChildStories } from '../learningStory/ChildStories.tsx'

export function StoriesPanel({ id }: { id: string }) {
  return <ChildStories childId={id} />
}
