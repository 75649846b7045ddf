import { remembered } from "../../base/remembered.ts";
import type { LanguageName } from "./names.ts";

const C = `auto bool break case char const continue default do double else enum extern false float for goto if inline int long
  register return short signed sizeof static struct switch true typedef union unsigned void volatile while`;
const CPP = `${C} alignas and asm catch class concept consteval constexpr constinit const_cast co_await co_return co_yield
  decltype delete dynamic_cast explicit export friend mutable namespace new noexcept not nullptr operator or private protected
  public reinterpret_cast requires static_assert static_cast template this thread_local throw try typeid typename using virtual
  wchar_t xor`;
const JAVASCRIPT = `as async await break case catch class const continue debugger default delete do else export extends false
  finally for from function get if import in instanceof let new null of return set static super switch this throw true try
  typeof undefined var void while with yield`;

/** Words with a meaning of their own, by language, as an editor shows them. */
const KEYWORDS: Readonly<Record<LanguageName, string>> = {
  ada: `abort abs abstract accept access aliased all and array at begin body case constant declare delay delta digits do else elsif end entry exception exit for function generic goto if in interface is limited loop mod new not null of or others out overriding package pragma private procedure protected raise range record rem renames requeue return reverse select separate some subtype synchronized tagged task terminate then type until use when while with xor`,
  c: C,
  cpp: CPP,
  csharp: `abstract as async await base bool break byte case catch char checked class const continue decimal default delegate do
    double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is
    lock long namespace new null object operator out override params private protected public readonly record ref return sbyte
    sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort
    using var virtual void volatile when while yield`,
  dart: `abstract as assert async await break case catch class const continue covariant default do dynamic else enum export extends extension external factory false final finally for get if implements import in int double bool String interface is late library mixin new null on operator part required rethrow return set static super switch this throw true try typedef var void while with yield`,
  fortran: `allocatable allocate associate block call case character close common complex contains continue cycle data deallocate dimension do double else elseif end enddo endif exit external false format function goto if implicit in inout integer intent intrinsic kind logical module none only open out parameter pointer precision print private procedure program public pure read real recursive result return rewind save select stop subroutine target then true type use where while write`,
  go: `break case chan const continue default defer else fallthrough false for func go goto if import interface map nil package
    range return select struct switch true type var`,
  haskell: `case class data default deriving do else foreign if import in infix infixl infixr instance let module newtype of
    qualified then type where`,
  java: `abstract assert boolean break byte case catch char class continue default do double else enum extends false final
    finally float for if implements import instanceof int interface long native new null package permits private protected
    public record return sealed short static strictfp super switch synchronized this throw throws transient true try var void
    volatile while yield`,
  javascript: JAVASCRIPT,
  julia: `abstract baremodule begin break catch const continue do else elseif end export false finally for function global if import in isa let local macro module mutable nothing primitive quote return struct true try type using where while`,
  kotlin: `abstract as break by catch class companion const constructor continue data do else enum false final finally for fun
    if import in init inline interface internal is lateinit null object open override package private protected public return
    sealed super suspend this throw true try typealias val var vararg when where while`,
  lua: `and break do else elseif end false for function goto if in local nil not or repeat return self then true until while`,
  pascal: `and array as asm begin boolean break byte case char class const constructor continue destructor div do downto else end
    except exit file finally for function goto if implementation in inherited int64 integer interface label longint mod nil not
    of or procedure program raise real record repeat set shl shr string then to try type unit until uses var while with xor`,
  perl: `and cmp default do else elsif eq eval exit for foreach ge given gt if last le local lt my ne next no not or our package
    print redo require return say state sub undef unless until use wantarray when while xor`,
  php: `abstract and array as break case catch class clone const continue default do echo else elseif empty enum extends false
    final finally fn for foreach function global if implements include include_once instanceof interface isset list match
    namespace new null or print private protected public readonly require require_once return static switch this throw true try
    unset use var while xor yield`,
  ocaml: `and as assert begin class constraint do done downto else end exception external false for fun function functor if in include inherit initializer lazy let match method mod module mutable new nonrec object of open or private rec sig struct then to true try type val virtual when while with`,
  prolog: `abs append assert asserta assertz atom catch consult discontiguous dynamic fail false findall forall format halt initialization is length member mod module multifile nl not nth0 nth1 once read rem repeat retract table throw true use_module var write writeln`,
  python: `False None True and as assert async await break class continue def del elif else except finally for from global if
    import in is lambda match nonlocal not or pass raise return try while with yield`,
  r: `FALSE Inf NA NULL NaN TRUE break else for function if in next repeat return while`,
  ruby: `alias and begin break case class def defined? do else elsif end ensure false for if in module next nil not or redo
    rescue retry return self super then true undef unless until when while yield`,
  rust: `as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub
    ref return self Self static struct super trait true type unsafe use where while`,
  scala: `abstract case catch class def derives do else enum end export extends extension false final finally for given if implicit import inline lazy match new null object open override package private protected return sealed super then this throw trait transparent true try type using val var while with yield`,
  swift: `actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate final for func guard if import in indirect init inout internal is lazy let mutating nil open operator override private protocol public repeat rethrows return self Self some static struct subscript super switch throw throws true try typealias unowned var weak where while`,
  typescript: `${JAVASCRIPT} abstract any bigint boolean declare enum implements interface keyof namespace never number object
    private protected public readonly satisfies string symbol type unknown`,
  visualbasic: `AddHandler AndAlso And As Boolean ByRef ByVal Byte Call Case Catch Char Class Const Continue Date Decimal Dim Do Double Each Else ElseIf End Enum Exit False Finally For Friend Function Get Handles If Imports In Inherits Integer Interface Is IsNot Let Long Loop Me Mod Module MustInherit MyBase Namespace New Next Not Nothing Object Of Optional Option Or OrElse Overrides ParamArray Private Property Protected Public ReDim ReadOnly Return Select Set Shared Short Single Static Step String Structure Sub Then Throw To True Try Until Using When While With Xor`,
};

/** Gives the words of a language that are no names of a program's own. */
export const keywordsOf = remembered(
  (language: LanguageName): ReadonlySet<string> => new Set(KEYWORDS[language].split(/\s+/)),
);
