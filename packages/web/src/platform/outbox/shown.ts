// The optimistic updates of this page.
import { expectOf } from '../live/live.updates.ts'
import { keepChange } from '../query/keep.changes.ts'
import { queryClient } from '../query/query.client.ts'
import { optimisticOn } from './optimistic.ts'

export const optimistic = optimisticOn(queryClient, expectOf, keepChange)
