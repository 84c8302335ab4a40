/** Every operation that may wait, for entries that an earlier page left: a feature declares its own when it is loaded. */
export async function loadOperations(): Promise<void> {
  await Promise.all([
    import('../features/attendance/attendance.data.ts'),
    import('../features/careLog/careLog.kinds.ts'),
    import('../features/sleep/sleep.data.ts'),
  ])
}
