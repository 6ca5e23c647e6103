// What a browser keeps for its owner; told to nobody.

export function kept(key: string): string {
  try {
    return localStorage.getItem(`atoll-${key}`) ?? "";
  } catch {
    return ""; // a browser may refuse to keep anything
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`atoll-${key}`, value);
  } catch {
    // it refuses, or is full: the wish holds until the page is left
  }
}
