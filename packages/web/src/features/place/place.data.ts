import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { place } from '@daybook/contract/place/place.kind.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

export const api = client(place)

export type KnownPlace = AnswerOf<typeof place.operations.listOptions>[number]
export type Tiles = NonNullable<AnswerOf<typeof place.operations.getMap>['tiles']>

/** The centre's own places, by name. */
export const placesQuery = () => query(api.listOptions)
export const mapQuery = () => query(api.getMap)
