/** Line icons of the parts. They never stand without a name: the button around them has one. */
const PATHS = {
  back: "M14.5 5.5 8 12l6.5 6.5",
  next: "M9.5 5.5 16 12l-6.5 6.5",
  close: "M6 6 18 18M18 6 6 18",
  copy: "M9 8.5h9.5v11H9ZM5.5 15.5v-11H15",
  done: "M5 12.5 10 17.5 19.5 7",
  flag: "M6 21V4",
};

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="vn-icon" viewBox="0 0 24 24" aria-hidden="true">
      {name === "flag" && <path d="M6 4.5h13l-3.5 4.5 3.5 4.5H6Z" fill="currentColor" />}
      <path d={PATHS[name]} />
    </svg>
  );
}
