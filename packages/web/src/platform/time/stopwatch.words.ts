/** `4:07`, minutes and seconds between two instants. */
export function durationWords(from: string | number, until: string | number): string {
  const seconds = Math.max(0, Math.floor((new Date(until).getTime() - new Date(from).getTime()) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
