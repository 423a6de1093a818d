import { type Bot, type Clock, random } from '@duelhall/bots'

/** Lets its time pass and takes any option: how late it comes is what the machine itself adds to the time of a bot. */
export function waiter(name: string, ms: number, now: Clock): Bot {
  return {
    ...random,
    name,
    choose(seen) {
      const end = now() + ms
      const answer = random.choose(seen)
      while (now() < end);
      return answer
    },
  }
}
