import { fullName } from '@daybook/contract/child/child.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { noPhotosQuery } from './learningStory.data.ts'
import { StoryNote } from './StoryNote.tsx'

/** Whom the pictures of a story must not show: those of its children whose parents do not agree. */
export function NoPhotosNote({ childIds }: { childIds: readonly string[] }) {
  const t = useT()
  const read = useQuery(noPhotosQuery())
  const refused = (read.data ?? []).filter(({ id }) => childIds.includes(id)).map(fullName)
  if (refused.length === 0) return null
  return (
    <StoryNote>
      <p>{t('learningStory.noPhotos', { names: listed(refused) })}</p>
    </StoryNote>
  )
}
