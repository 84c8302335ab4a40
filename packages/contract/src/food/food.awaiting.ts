/** What awaits managers of food: what has expired and is still there. */
export type FoodAwaiting = {
  expiredFood: { name: string; bestBefore: string }
}
