import { useSearch } from '../../platform/screens/screen.context.ts'
import { StoryEditor } from './StoryEditor.tsx'

/** The phone's editor: one column, with the camera. */
export function CreateScreen() {
  return <StoryEditor {...useSearch('learningStoryCreate')} />
}
