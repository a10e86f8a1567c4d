import { Argument, Command } from "commander";
import type { Io } from "../io/io.ts";

/** Each function completes the names that `loyalty completion` prints, or files if it prints none. */
const SCRIPTS = {
  bash: `_loyalty() {
  local IFS=$'\\n'
  COMPREPLY=($(loyalty completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _loyalty loyalty`,
  zsh: `_loyalty() {
  local -a names=(\${(f)"$(loyalty completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( $#names )); then compadd -a names; else _files; fi
}
compdef _loyalty loyalty`,
  fish: `function __loyalty
  set -l names (loyalty completion fish -- (commandline -opc)[2..] "$(commandline -ct)" 2>/dev/null)
  if set -q names[1]; printf '%s\\n' $names; else; __fish_complete_path (commandline -ct); end
end
complete -c loyalty -f -a '(__loyalty)'`,
};

/** `loyalty completion`: completes the names of commands, operations and options, and the choices that help lists. */
export function completionCommand(io: Io): Command {
  return new Command("completion")
    .summary("complete names in a shell")
    .description("Prints a script with which the Tab key completes commands, operations, options and their values.")
    .addArgument(new Argument("<shell>", "shell that reads the script").choices(Object.keys(SCRIPTS)))
    .argument("[words...]", "words of a command line; prints the names that complete the last one")
    .addHelpText(
      "after",
      `
Exit code: 0 printed, 2 wrong usage.

Examples:
  source <(loyalty completion bash)    # in ~/.bashrc
  source <(loyalty completion zsh)     # in ~/.zshrc, after compinit
  loyalty completion fish | source     # in ~/.config/fish/config.fish`,
    )
    .action((shell: keyof typeof SCRIPTS, words: readonly string[], _options: object, { parent }: Command) => {
      const lines = words.length > 0 ? listNames(parent as Command, words) : [SCRIPTS[shell]];
      io.out(lines.map((line) => `${line}\n`).join(""));
    });
}

/** Lists the names that complete the last word of a command line; none if it is the name of a file or free text. */
function listNames(program: Command, words: readonly string[]): string[] {
  const [before, last = ""] = [words.slice(0, -1), words.at(-1)];
  const command = before.reduce((found, word) => found.commands.find((one) => one.name() === word) ?? found, program);
  const help = command.createHelp();
  const options = help.visibleOptions(command);
  const valued = options.find(({ long, required }) => required && long === before.at(-1));
  const [commands, inputs] = [help.visibleCommands(command), command.registeredArguments];
  const names = [
    ...commands.map((one) => one.name()),
    ...inputs.flatMap(({ argChoices = [] }) => argChoices),
    // Options would hide the commands, or the files that an argument names.
    ...(commands.length + inputs.length === 0 || last.startsWith("-") ? options.map(({ long }) => long ?? "") : []),
  ];
  return (valued ? (valued.argChoices ?? []) : names).filter((name) => name.startsWith(last));
}
