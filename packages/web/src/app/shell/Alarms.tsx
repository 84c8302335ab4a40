// Apart from the shell, which does not wait for it: looks are seldom due.
import { type ShownWatch, WatchBar, WatchRows } from '../../features/watch/index.ts'
import { watchKinds } from '../watchKinds.generated.ts'

const kinds: [string, ShownWatch][] = Object.entries(watchKinds)

export const AlarmBars = () => kinds.map(([name, watch]) => <WatchBar key={name} watch={watch} />)
export const AlarmRows = () => kinds.map(([name, watch]) => <WatchRows key={name} watch={watch} />)
