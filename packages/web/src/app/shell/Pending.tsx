import { Skeletons } from '../../kit/Skeletons.tsx'

/** Shown while a page's code loads, after 200 ms. */
export function Pending() {
  return <Skeletons shape="list" />
}
