import { Skeletons } from '../../kit/Skeletons.tsx'

/** While a page's code is on its way (from 200 ms on). */
export function Pending() {
  return <Skeletons shape="list" />
}
