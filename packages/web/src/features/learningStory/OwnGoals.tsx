import { rootId } from '@daybook/contract/kernel/fields.ts'
import { Box, Input, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { type OwnGoal, ownGoalsQuery } from '../learningGoal/learningGoal.data.ts'
import { StrandGroup } from './StrandGroup.tsx'

interface OwnGoalsProps {
  value: readonly string[]
  /** Of goals that the story has already. */
  names: Readonly<Record<string, string>>
  error: string | undefined
  onChange: (goals: string[]) => void
}

type Goal = Pick<OwnGoal, 'id' | 'name'>

/** The centre's own strands and goals. What is no longer used can be taken off a story. */
export function OwnGoals({ value, names, error, onChange }: OwnGoalsProps) {
  const t = useT()
  const { data: goals } = useQuery(ownGoalsQuery())
  if (!goals) return null
  const strands = goals.filter(({ parentId }) => parentId === rootId)
  const ended = value.filter((id) => !goals.some((goal) => goal.id === id))
  if (strands.length + ended.length === 0) return null
  const tick = ({ id, name }: Goal) => (
    <TickRow
      key={id}
      name="ownGoals"
      title={name}
      isTicked={value.includes(id)}
      onChange={(isTicked) => onChange(isTicked ? [...value, id] : value.filter((one) => one !== id))}
    />
  )
  return (
    <Stack gap="sm" data-path="ownGoals">
      <Box component="h3" fz="sm" c="dimmed">
        {t('learningStory.ownGoals')}
      </Box>
      {strands.map((strand) => {
        const under = goals.filter(({ parentId }) => parentId === strand.id)
        const all = [{ id: strand.id, name: t('learningStory.wholeStrand') }, ...under]
        return (
          <StrandGroup
            key={strand.id}
            name={strand.name}
            count={all.filter(({ id }) => value.includes(id)).length}
          >
            {all.map(tick)}
          </StrandGroup>
        )
      })}
      {ended.map((id) => tick({ id, name: t('learningStory.endedGoal', { name: names[id] ?? '' }) }))}
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  )
}
