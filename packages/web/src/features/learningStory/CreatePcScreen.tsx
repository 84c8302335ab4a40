import { useSearch } from '../../platform/screens/screen.context.ts'
import { StoryEditor } from './StoryEditor.tsx'

/** The desktop's editor: the text beside a tray of pictures and the children's earlier stories. */
export function CreatePcScreen() {
  return <StoryEditor {...useSearch('learningStoryCreatePc')} withTray />
}
