import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { RuleSources, usePlaceAndDay } from '../rule/index.ts'

/** Where the hours come from. */
export function RuleNote() {
  return <RuleSources rules={[ruleOn('bottle', usePlaceAndDay())]} />
}
