/** Words that password crackers try first, in the languages of our players; digits and signs around them add nothing. */
const COMMON = new Set(
  `password passwort passwd haslo hasło qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm zaqwsx qazwsx qazwsxedc
  letmein welcome witaj iloveyou kocham kochanie kochamcie misiek myszka polska warszawa monkey dragon smok master admin administrator
  login superman batman princess sunshine football baseball basketball pilka shadow trustno whatever starwars pokemon computer komputer
  internet samsung google facebook secret sekret tajne changeme default guest test tester testing hello hunter freedom
  michael jennifer jessica michal mateusz bartek karolina agnieszka samolot marcin
  gandalf frodo bilbo aragorn legolas gimli sauron mordor hobbit middleearth srodziemie redbook czerwonaksiega lordoftherings
  wladcapierscieni myprecious mojskarb rivendell shire baggins samwise`.split(/\s+/),
);
/** Rows of keyboards, and the orders in which letters and digits are learned. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const RUNS = [...ROWS, ...ROWS.map((row) => row.split('').reverse().join(''))];
/** Characters that a password must have besides the name of its account. */
const BESIDES_NAME = 5;

/** Whether a password is among the first that somebody else would try. */
export function isGuessable(password: string, account: string): boolean {
  const letters = lettersOf(password.toLowerCase());
  const words = letters.replace(/^\p{N}+|\p{N}+$/gu, '');
  const name = lettersOf(account.toLowerCase());
  return (
    COMMON.has(words) ||
    COMMON.has(lettersOf(unleet(password.toLowerCase()))) ||
    /^(.{1,4})\1+$/su.test(password.toLowerCase()) ||
    (letters !== '' && RUNS.some((run) => run.includes(letters))) ||
    (name !== '' && letters.includes(name) && letters.length - name.length < BESIDES_NAME)
  );
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const STANDS_FOR: { readonly [sign: string]: string } = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
/** Digits and signs that stand for letters; those at the end are only added. */
const unleet = (text: string): string => text.replace(/[\p{N}!]+$/u, '').replace(/./gsu, (sign) => STANDS_FOR[sign] ?? sign);
