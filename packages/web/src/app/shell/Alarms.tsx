// Apart from the shell, which does not wait for it: looks are seldom due.
import { type ShownWatch, WatchBar } from '../../features/watch/index.ts'
import { watchKinds } from '../watchKinds.generated.ts'

const kinds: ShownWatch[] = Object.values(watchKinds)

export const Alarms = () => <WatchBar watches={kinds} />
