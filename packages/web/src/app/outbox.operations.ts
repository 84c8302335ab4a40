/** Every operation that may wait, for entries that an earlier page left and for what others do: a feature declares its
 *  own when it is loaded. */
export async function loadOperations(): Promise<void> {
  await Promise.all([
    import('../features/attendance/index.ts'),
    import('../features/bottleFeed/index.ts'),
    import('../features/dayNote/index.ts'),
    import('../features/nappyChange/index.ts'),
    import('../features/sleep/index.ts'),
    import('../features/sunscreenApplication/index.ts'),
    import('../features/toiletVisit/index.ts'),
  ])
}
