import type { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { codedEntries } from './lookup.coded.ts'
import { entriesOf } from './lookup.queries.ts'

export const listEntries = async ({ tx, input }: ContextOf<(typeof lookup.operations)['listEntries']>) =>
  codedEntries(input.code) ?? entriesOf(tx, input.code)
