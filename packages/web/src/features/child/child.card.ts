import type { child } from '@daybook/contract/child/child.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'

export type Card = AnswerOf<(typeof child.operations)['listChildren']>['records'][number]
