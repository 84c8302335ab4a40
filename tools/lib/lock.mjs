// A lock file with the pid of its holder. It is plain JavaScript because run.mjs needs it before the pinned Node is
// installed. A lock of a killed process is detected: its pid is gone, or (on Linux) belongs to a process with another
// start time.
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

// On Linux: the state and start time of the process; undefined elsewhere.
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name in brackets may contain spaces, so the fields are read from after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], started: fields[19] }
  } catch {
    return { state: '', started: '' }
  }
}

// A zombie has ended; in a container there may be no parent to reap it. Its first thread can be one while others still end,
// and until the last of them has, its port is taken.
function hasEnded(pid, { state }) {
  if (state !== 'Z') return false
  try {
    return readdirSync(`/proc/${pid}/task`).length <= 1
  } catch {
    return true
  }
}

export function isAlive(pid, started) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  const now = statOf(pid)
  return !hasEnded(pid, now) && (!started || started === now.started)
}

/** When a process started, to tell it from a later one with its number. Empty where the system does not say. */
export function startOf(pid) {
  return statOf(pid).started
}

// What may not be read has not gone: another user took it.
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'EACCES') throw error
    return null
  }
}

function holderOf(text) {
  try {
    const holder = JSON.parse(text)
    return isAlive(holder.pid, holder.started) ? holder : null
  } catch {
    return null
  }
}

export function takeLock(file) {
  const own = `${file}.${process.pid}`
  const content = (note) => JSON.stringify({ pid: process.pid, started: startOf(process.pid), note })
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      writeFileSync(own, content(''), { mode: 0o600 })
      // A hard link is created atomically, so nobody ever reads a half-written lock.
      linkSync(own, file)
      return {
        held: true,
        note(text) {
          writeFileSync(own, content(text), { mode: 0o600 })
          renameSync(own, file)
        },
        free() {
          rmSync(file, { force: true })
        },
      }
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    } finally {
      rmSync(own, { force: true })
    }
    const seen = read(file)
    const holder = seen === null ? null : holderOf(seen)
    if (holder) return { held: false, pid: holder.pid, started: holder.started, note: holder.note }
    if (seen !== null) setAside(file, seen)
  }
}

// Two processes may find the same stale lock. A process that moved a newer lock away puts it back.
function setAside(file, seen) {
  const aside = `${file}.${process.pid}.dead`
  try {
    renameSync(file, aside)
    if (read(aside) !== seen) linkSync(aside, file)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}
