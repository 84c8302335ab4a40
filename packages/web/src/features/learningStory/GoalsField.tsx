import { goalsOf, strandsIn } from '@daybook/contract/learningStory/curricula.ts'
import { strandsOn } from '@daybook/contract/learningStory/strands.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Stack } from '@mantine/core'
import { TickRow } from '../../kit/TickRow.tsx'
import { wordsOf } from '../../platform/i18n/language.ts'
import { RuleSources, usePlaceAndDay } from '../rule/index.ts'
import { StrandGroup } from './StrandGroup.tsx'

interface GoalsFieldProps {
  value: readonly string[]
  onChange: (goals: string[]) => void
}

/** The strands of the country's curriculum; each opens to its goals. */
export function GoalsField({ value, onChange }: GoalsFieldProps) {
  const at = usePlaceAndDay()
  return (
    <Stack gap="sm">
      {strandsOn(at).map((strand) => (
        <StrandGroup
          key={strand}
          name={wordsOf(`learningStory.goals.${strand}`) ?? strand}
          count={value.filter((goal) => strandsIn([goal])[0] === strand).length}
        >
          {goalsOf(strand).map((goal) => (
            <TickRow
              key={goal}
              name="goals"
              title={wordsOf(`learningStory.goals.${goal}`)}
              isTicked={value.includes(goal)}
              onChange={(isTicked) =>
                onChange(isTicked ? [...value, goal] : value.filter((one) => one !== goal))
              }
            />
          ))}
        </StrandGroup>
      ))}
      <RuleSources rules={[ruleOn('curriculum', at)]} />
    </Stack>
  )
}
